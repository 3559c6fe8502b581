import '@caravan/ui/styles.css';
import './theme.css';
import { mountStorefront } from '@caravan/storefront/browser';
import { country } from './country.ts';

void mountStorefront(country);

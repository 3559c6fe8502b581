import '@caravan/ui/styles.css';
import 'virtual:country/theme.css';
import { mountStorefront } from '@caravan/storefront/browser';
import { country } from 'virtual:country';

void mountStorefront(country);

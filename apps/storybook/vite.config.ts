import { styles, words } from '@caravan/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [words()], css: styles });

import { styles } from '@tooling/vite';
import { defineConfig } from 'vite';

export default defineConfig({ css: styles });

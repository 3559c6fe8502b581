import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { Toast, Toasts } from './toasts.ts';

/** Says short messages: `const toasts = useToasts(); toasts.show({ text })`. */
export const useToasts = (): Toasts => useShop().toasts;

/** The messages to show now. */
export const useToastList = (): readonly Toast[] => useStore(useShop().toasts.store, ({ list }) => list);

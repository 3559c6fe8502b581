import { describeComponent } from '../testing/describe-component.tsx';
import { StickyBar } from './sticky-bar.tsx';

describeComponent('StickyBar', {
  element: ({ className }) => <StickyBar className={className}>6 220 c</StickyBar>,
});

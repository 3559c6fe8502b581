import { describeComponent } from '../testing/describe-component.tsx';
import { EmptyState } from './empty-state.tsx';

describeComponent('EmptyState', {
  element: (props) => (
    <EmptyState {...props} icon="cart" title="The cart is empty" text="Add something" headingLevel={1} />
  ),
  refTag: 'div',
  found: { role: 'heading', name: 'The cart is empty' },
});

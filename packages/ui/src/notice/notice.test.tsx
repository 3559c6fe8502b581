import { describeComponent } from '../testing/describe-component.tsx';
import { Notice } from './notice.tsx';

describeComponent('Notice', {
  element: (props) => (
    <Notice {...props} role="alert" tone="clay" title="Limit" action={<button>Why</button>}>
      No more than 3
    </Notice>
  ),
  refTag: 'div',
  found: { role: 'alert' },
  stops: ['button'],
});

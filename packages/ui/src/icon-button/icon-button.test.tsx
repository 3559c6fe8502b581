import { describeComponent } from '../testing/describe-component.tsx';
import { IconButton } from './icon-button.tsx';

describeComponent('IconButton', {
  element: (props) => <IconButton {...props} icon="trash" label="Remove" />,
  refTag: 'button',
  found: { role: 'button', name: 'Remove' },
  stops: ['button'],
});

import { describeComponent } from '../testing/describe-component.tsx';
import { SkipLink } from './skip-link.tsx';

describeComponent('SkipLink', {
  element: (props) => (
    <SkipLink {...props} href="#main">
      To the content
    </SkipLink>
  ),
  refTag: 'a',
  found: { role: 'link', name: 'To the content' },
  stops: ['a'],
});

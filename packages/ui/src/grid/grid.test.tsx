import { describeComponent } from '../testing/describe-component.tsx';
import { Grid } from './grid.tsx';

describeComponent('Grid', {
  element: (props) => (
    <Grid {...props}>
      <li>One</li>
    </Grid>
  ),
  refTag: 'ul',
  found: { role: 'list' },
});

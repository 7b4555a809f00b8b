import { conforms } from '../conformance/conforms.ts'
import { Grid } from './Grid.tsx'

export default conforms({
  name: 'Grid',
  render: (root) => (
    <Grid {...root}>
      <p>One</p>
      <p>Two</p>
    </Grid>
  ),
  root: 'div',
})

import { conforms } from '../conformance/conforms.ts'
import { Stack } from './Stack.tsx'

export default conforms({
  name: 'Stack',
  render: (root) => (
    <Stack {...root}>
      <p>One</p>
      <p>Two</p>
    </Stack>
  ),
  root: 'div',
})

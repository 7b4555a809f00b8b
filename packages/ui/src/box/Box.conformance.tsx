import { conforms } from '../conformance/conforms.ts'
import { Box } from './Box.tsx'

export default conforms({
  name: 'Box',
  render: (root) => (
    <Box {...root} padding="md" surface="raised" border="subtle" radius="medium">
      What it holds
    </Box>
  ),
  root: 'div',
})

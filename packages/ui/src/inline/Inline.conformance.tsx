import { conforms } from '../conformance/conforms.ts'
import { Inline } from './Inline.tsx'

export default conforms({
  name: 'Inline',
  render: (root) => (
    <Inline {...root}>
      <span>One</span>
      <span>Two</span>
    </Inline>
  ),
  root: 'div',
})

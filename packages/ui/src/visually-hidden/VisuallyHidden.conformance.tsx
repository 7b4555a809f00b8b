import { conforms } from '../conformance/conforms.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export default conforms({
  name: 'VisuallyHidden',
  render: (root) => <VisuallyHidden {...root}>Words</VisuallyHidden>,
  root: 'span',
})

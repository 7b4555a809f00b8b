import { conforms } from '../conformance/conforms.ts'
import { ScrollToTop } from './ScrollToTop.tsx'

export default conforms({
  name: 'ScrollToTop',
  render: (root) => <ScrollToTop {...root} />,
  root: 'div',
  wordless: true,
})

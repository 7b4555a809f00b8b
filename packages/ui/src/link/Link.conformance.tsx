import { conforms } from '../conformance/conforms.ts'
import { Link } from './Link.tsx'

export default conforms({
  name: 'Link',
  render: (root) => (
    <Link {...root} href="#rules">
      Rules of the house
    </Link>
  ),
  root: 'a',
})

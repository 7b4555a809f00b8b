import { conforms } from '../conformance/conforms.ts'
import { Skeleton } from './Skeleton.tsx'

export default conforms({
  name: 'Skeleton',
  render: (root) => <Skeleton {...root} count={3} />,
  root: 'span',
  wordless: true,
})

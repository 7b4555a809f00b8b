import { conforms } from '../conformance/conforms.ts'
import { Heading } from './Heading.tsx'

export default conforms({
  name: 'Heading',
  render: (root) => (
    <Heading {...root} level={2}>
      Wallet
    </Heading>
  ),
  root: 'h2',
})

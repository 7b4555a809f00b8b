import { conforms } from '../conformance/conforms.ts'
import { Amount } from './Amount.tsx'

export default conforms({
  name: 'Amount',
  render: (root) => <Amount {...root} value="-1234.50" currency="$" signed />,
  root: 'span',
})

import { conforms } from '../conformance/conforms.ts'
import { AmountField } from './AmountField.tsx'

export default conforms({
  name: 'AmountField',
  render: (root) => (
    <AmountField {...root} label="Amount" currency="$" min="10" max="500" quickAmounts={['20', '50']} />
  ),
  root: 'input',
})

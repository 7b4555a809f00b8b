import { conforms } from '../conformance/conforms.ts'
import { Stepper } from './Stepper.tsx'

export default conforms({
  name: 'Stepper',
  render: (root) => (
    <Stepper
      {...root}
      label="Withdrawal"
      current="amount"
      steps={[
        { id: 'account', title: 'Account' },
        { id: 'amount', title: 'Amount' },
        { id: 'confirm', title: 'Confirm' },
      ]}
    />
  ),
  root: 'div',
})

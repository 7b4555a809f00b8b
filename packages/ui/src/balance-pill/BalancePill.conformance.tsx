import { conforms } from '../conformance/conforms.ts'
import { BalancePill } from './BalancePill.tsx'

export default conforms({
  name: 'BalancePill',
  render: (root) => (
    <BalancePill {...root} amount="1250.00" currency="$" onHiddenChange={() => {}} onRefresh={() => {}} />
  ),
  root: 'fieldset',
  wordless: true,
})

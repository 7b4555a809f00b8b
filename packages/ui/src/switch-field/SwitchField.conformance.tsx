import { conforms } from '../conformance/conforms.ts'
import { SwitchField } from './SwitchField.tsx'

export default conforms({
  name: 'SwitchField',
  render: (root) => <SwitchField {...root} label="Hide my balance" name="hideBalance" />,
  root: 'input',
})

import { conforms } from '../conformance/conforms.ts'
import { NumberField } from './NumberField.tsx'

export default conforms({
  name: 'NumberField',
  render: (root) => <NumberField {...root} label="Quantity" min={1} max={99} defaultValue={2} />,
  root: 'input',
  excused: { mirror: 'Less is on the left and more on the right, as on a line of numbers.' },
})

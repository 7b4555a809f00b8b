import { Button } from '../button/Button.tsx'
import { conforms } from '../conformance/conforms.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

export default conforms({
  name: 'ButtonGroup',
  render: (root) => (
    <ButtonGroup {...root} label="Export">
      <Button variant="outline">CSV</Button>
      <Button variant="outline">Print</Button>
    </ButtonGroup>
  ),
  root: 'div',
})

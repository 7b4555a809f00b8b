import { Button } from '../button/Button.tsx'
import { conforms } from '../conformance/conforms.ts'
import { Tooltip } from './Tooltip.tsx'

export default conforms({
  name: 'Tooltip',
  render: (root) => (
    <Tooltip {...root} text="Credited within 15 seconds">
      <Button>Deposit</Button>
    </Tooltip>
  ),
  root: 'span',
})

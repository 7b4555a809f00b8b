import { conforms } from '../conformance/conforms.ts'
import { ToggleButton } from './ToggleButton.tsx'

export default conforms({
  name: 'ToggleButton',
  render: (root) => (
    <ToggleButton {...root} pressed>
      Only favourites
    </ToggleButton>
  ),
  root: 'button',
})

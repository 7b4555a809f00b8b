import { conforms } from '../conformance/conforms.ts'
import { CloseIcon } from '../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

export default conforms({
  name: 'IconButton',
  render: (root) => <IconButton {...root} icon={<CloseIcon />} label="Close" />,
  root: 'button',
})

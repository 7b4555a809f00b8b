import { conforms } from '../conformance/conforms.ts'
import { PopupDialog } from './PopupDialog.tsx'

export default conforms({
  name: 'PopupDialog',
  render: (root) => (
    <PopupDialog {...root} open label="Notice" title="Notice" onClose={() => {}}>
      The bank rests on Sunday.
    </PopupDialog>
  ),
  root: 'div',
})

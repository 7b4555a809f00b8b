import { conforms } from '../conformance/conforms.ts'
import { FieldFrame } from './FieldFrame.tsx'

export default conforms({
  name: 'FieldFrame',
  render: (root) => (
    <FieldFrame {...root} label="Name">
      {(control) => <input {...control} ref={root.ref} />}
    </FieldFrame>
  ),
  root: 'input',
})

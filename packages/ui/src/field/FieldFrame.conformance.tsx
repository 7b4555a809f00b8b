import { conforms } from '../conformance/conforms.ts'
import { FieldFrame } from './FieldFrame.tsx'

export default conforms({
  name: 'FieldFrame',
  render: ({ ref, ...root }) => (
    <FieldFrame {...root} label="Name">
      {(control) => <input {...control} ref={ref} />}
    </FieldFrame>
  ),
  root: 'input',
})

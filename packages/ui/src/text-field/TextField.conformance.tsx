import { conforms } from '../conformance/conforms.ts'
import { TextField } from './TextField.tsx'

export default conforms({
  name: 'TextField',
  render: (root) => <TextField {...root} label="Nickname" hint="Seen by others" />,
  root: 'input',
})

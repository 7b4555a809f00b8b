import { conforms } from '../conformance/conforms.ts'
import { DialogHost } from './DialogHost.tsx'

export default conforms({
  name: 'DialogHost',
  render: () => <DialogHost />,
  root: undefined,
  rootless: 'It draws nothing of its own: each dialog that code opens is a Dialog.',
  wordless: true,
})

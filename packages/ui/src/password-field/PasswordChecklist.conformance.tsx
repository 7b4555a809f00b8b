import { conforms } from '../conformance/conforms.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'

export default conforms({
  name: 'PasswordChecklist',
  render: (root) => (
    <PasswordChecklist
      {...root}
      rules={[
        { id: 'digit', label: 'A digit', met: true },
        { id: 'capital', label: 'A capital letter', met: false },
      ]}
    />
  ),
  root: 'div',
})

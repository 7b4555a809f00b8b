import { conforms } from '../conformance/conforms.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

export default conforms({
  name: 'SchemeSwitch',
  render: (root) => <SchemeSwitch {...root} />,
  root: 'fieldset',
  wordless: true,
})

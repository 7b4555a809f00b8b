import { conforms } from '../conformance/conforms.ts'
import { MotionSwitch } from './MotionSwitch.tsx'

export default conforms({
  name: 'MotionSwitch',
  render: (root) => <MotionSwitch {...root} />,
  root: 'label',
  wordless: true,
})

import { conforms } from '../conformance/conforms.ts'
import { CaptchaField } from './CaptchaField.tsx'

export default conforms({
  name: 'CaptchaField',
  render: (root) => <CaptchaField {...root} label="Letters of the picture" onRefresh={() => {}} />,
  root: 'input',
})

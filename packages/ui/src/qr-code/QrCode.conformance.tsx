import { conforms } from '../conformance/conforms.ts'
import { QrCode } from './QrCode.tsx'

export default conforms({
  name: 'QrCode',
  render: (root) => <QrCode {...root} value="https://baize.example" label="Address of the app" />,
  root: 'svg',
})

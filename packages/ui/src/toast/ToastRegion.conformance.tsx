import { conforms } from '../conformance/conforms.ts'
import { ToastRegion } from './ToastRegion.tsx'

export default conforms({
  name: 'ToastRegion',
  render: (root) => <ToastRegion {...root} />,
  root: 'section',
})

import { conforms } from '../conformance/conforms.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'

export default conforms({
  name: 'LoadingOverlay',
  render: (root) => (
    <LoadingOverlay {...root} loading>
      <p>Records</p>
    </LoadingOverlay>
  ),
  root: 'div',
})

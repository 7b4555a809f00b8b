import { conforms } from '../conformance/conforms.ts'
import { EmptyState } from './EmptyState.tsx'

export default conforms({
  name: 'EmptyState',
  render: (root) => (
    <EmptyState {...root} title="No records yet">
      They appear here after the first bet.
    </EmptyState>
  ),
  root: 'div',
})

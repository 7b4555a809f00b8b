import { conforms } from '../conformance/conforms.ts'
import { ErrorState } from './ErrorState.tsx'

export default conforms({
  name: 'ErrorState',
  render: (root) => (
    <ErrorState {...root} onRetry={() => {}}>
      The platform did not answer.
    </ErrorState>
  ),
  root: 'div',
})

import { conforms } from '../conformance/conforms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export default conforms({
  name: 'ErrorSummary',
  render: (root) => (
    <ErrorSummary
      {...root}
      errors={[{ fieldId: 'amount', message: 'Give an amount' }, { message: 'Try again later' }]}
    />
  ),
  root: 'section',
})

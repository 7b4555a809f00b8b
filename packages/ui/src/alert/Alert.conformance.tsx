import { conforms } from '../conformance/conforms.ts'
import { Alert } from './Alert.tsx'

export default conforms({
  name: 'Alert',
  render: (root) => (
    <Alert {...root} tone="caution" title="Limit reached" onDismiss={() => {}}>
      You have reached the limit of the day.
    </Alert>
  ),
  root: 'div',
})

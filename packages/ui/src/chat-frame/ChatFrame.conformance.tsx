import { conforms } from '../conformance/conforms.ts'
import { ChatFrame } from './ChatFrame.tsx'

export default conforms({
  name: 'ChatFrame',
  render: (root) => (
    <ChatFrame {...root} title="Live chat" address={undefined} allowedOrigins={[]} onRetry={() => {}} />
  ),
  root: 'section',
})

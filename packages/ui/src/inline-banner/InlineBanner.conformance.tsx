import { conforms } from '../conformance/conforms.ts'
import { InlineBanner } from './InlineBanner.tsx'

export default conforms({
  name: 'InlineBanner',
  render: (root) => (
    <InlineBanner
      {...root}
      label="Verification"
      tone="caution"
      title="Your account is not verified"
      dismissible
      actions={[
        { id: 'verify', label: 'Verify now', onClick: () => {} },
        { id: 'why', label: 'Why?', href: '#why' },
      ]}
    >
      Withdrawals wait until it is.
    </InlineBanner>
  ),
  root: 'section',
})

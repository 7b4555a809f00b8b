import { conforms } from '../conformance/conforms.ts'
import { Dialog } from './Dialog.tsx'

export default conforms({
  name: 'Dialog',
  render: (root) => (
    <Dialog
      {...root}
      open
      label="Sign out"
      title="Sign out?"
      message="Open bets stay."
      icon="question"
      buttons={[
        { label: 'Stay', value: 'stay' },
        { label: 'Sign out', value: 'leave' },
      ]}
      onClose={() => {}}
    />
  ),
  root: 'div',
})

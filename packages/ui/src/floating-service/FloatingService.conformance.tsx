import { conforms } from '../conformance/conforms.ts'
import { FloatingService } from './FloatingService.tsx'

export default conforms({
  name: 'FloatingService',
  render: (root) => (
    <FloatingService
      {...root}
      services={[
        { csType: 'LIVECHAT', title: 'Live chat', href: '/wps/service/1' },
        { csType: 'TELEGRAM', title: 'Telegram', href: '/wps/service/2' },
      ]}
    />
  ),
  root: 'div',
})

// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.
import type { Calls } from '../../../contract/index.ts'
import type { Call } from '../../call.ts'

export const banners: Call<Calls['banners']> = {"id":"banners","method":"GET","path":"/wps/announcements/banners","shape":{"banners":["array",{"id":"s","groupName":["one","w_home","w_login","w_register","w_leftmenu","w_pagcor","w_forget"],"title":"s","text":"s","language?":"s","imageUrl":"s","linkageType":["one","none","page","promotion","game","external"],"url":"s"}]}}

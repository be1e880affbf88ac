/** Where the support desk stands: agents and administrators have the same one, each in their own frame. */
export type SupportPlace = '/agent/tickets' | '/admin/support'

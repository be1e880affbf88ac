/** The day of the demo's farmers and agents, which is another than that of UTC in the last hour before its midnight. */
export const todayInLagos = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' })

/** References of a session. A bulk load drops and adds them, so that the rows are checked all at once. */
export const scheduledSessionReferences = {
  add: `alter table scheduled_sessions
    add constraint scheduled_sessions_series foreign key (series_id) references session_series,
    add constraint scheduled_sessions_venue foreign key (venue_id) references venues,
    add constraint scheduled_sessions_tenant foreign key (tenant_id) references tenants`,
  drop: `alter table scheduled_sessions
    drop constraint scheduled_sessions_series,
    drop constraint scheduled_sessions_venue,
    drop constraint scheduled_sessions_tenant`,
};

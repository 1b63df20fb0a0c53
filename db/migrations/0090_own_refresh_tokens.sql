-- Only the installation itself reads refresh tokens, so people who see only their own partners read none.
call restrict_to_own('oauth_refresh_tokens', 'false');
